// The picture as a file.
import { engine } from "../sator/engine";

const kPngWidth = 1600;

export async function svgText(text: string, withSolution: boolean): Promise<string> {
  const result = await engine.svg(text, "light", withSolution);
  if (!result.ok) throw new Error(result.message);
  return result.answer.svg;
}

/** Paints an SVG and returns it as PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = kPngWidth;
    canvas.height = Math.round((kPngWidth * image.naturalHeight) / image.naturalWidth);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("this browser paints no pictures");
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob === null ? reject(new Error("the picture could not be made")) : resolve(blob)),
        "image/png",
      ),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
