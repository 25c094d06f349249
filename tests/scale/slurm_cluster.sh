# Sourced by slurm_test.sh: a Slurm cluster of three nodes on this machine, with its state in one folder. Needs root.
# Commands that ask a controller hang if there is none, so each has a timeout.

# cluster_up DIR: starts munge, the controller and the nodes n1, n2 and n3.
cluster_up() {
    cluster=$1
    local here node
    here=$(dirname "${BASH_SOURCE[0]}")
    mkdir -p "$cluster"/{state,run,log,spool/{n1,n2,n3}}
    sed "s#@DIR@#$cluster#g; s#@HOST@#$(hostname -s)#g" "$here/slurm.conf.in" >"$cluster/slurm.conf"
    export SLURM_CONF=$cluster/slurm.conf
    mkdir -p /run/munge && chown munge:munge /run/munge && chmod 755 /run/munge
    [[ -e /etc/munge/munge.key ]] || mungekey --create
    munge -n >/dev/null 2>&1 || runuser -u munge -- /usr/sbin/munged
    slurmctld
    for node in n1 n2 n3; do node_up "$node"; done
    for _ in {1..60}; do
        [[ $(timeout 5 sinfo -h -t idle -o %D) != 3 ]] || return 0
        sleep 0.5
    done
    echo "the nodes do not come up" >&2
    return 1
}

node_up() { slurmd -N "$1"; }

# node_lost NODE: ends a node and all that runs on it, as if its power were cut: its daemon, and of each task the script, the step daemon
# above it and the programs below it.
node_lost() {
    local -a lost scripts
    lost=("$(cat "$cluster/run/slurmd.$1.pid")")
    mapfile -t scripts < <(ps -eo pid=,args= | awk -v folder="$cluster/spool/$1/" 'index($0, folder) && /slurm_script/ {print $1}')
    local script
    for script in "${scripts[@]}"; do
        mapfile -t -O "${#lost[@]}" lost < <(ps -o ppid= -p "$script" | tr -d ' '; echo "$script"; ps -o pid= --ppid "$script" | tr -d ' ')
    done
    kill -9 "${lost[@]}" 2>/dev/null || true
}

# wait_for_jobs SECONDS: waits until no job is queued or running.
wait_for_jobs() {
    local end=$((SECONDS + $1))
    while [[ -n $(timeout 5 squeue -h) ]]; do
        ((SECONDS < end)) || { echo "jobs are left after $1 s:" >&2; timeout 5 squeue >&2; return 1; }
        sleep 1
    done
}

cluster_down() {
    [[ -n ${cluster:-} ]] || return 0
    timeout 10 scancel -u root 2>/dev/null || true
    local file
    for file in "$cluster"/run/*.pid; do [[ ! -e $file ]] || kill "$(cat "$file")" 2>/dev/null || true; done
}
