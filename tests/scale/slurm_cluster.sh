# Sourced by slurm_test.sh: a Slurm cluster of three nodes on this machine. All its daemons, munge's included, belong to the caller and
# have their files in one folder, so that neither the machine's own Slurm nor another test is disturbed. Commands that ask a controller
# hang if there is none, so each has a timeout.

# Nodes that take longer than these seconds to come up have failed.
node_patience=60
# Daemons that live longer than these seconds after they were asked to end are killed.
end_patience=5

# cluster_up DIR: starts munge, the controller and the nodes n1, n2 and n3.
cluster_up() {
    cluster=$1
    local here node
    here=$(dirname "${BASH_SOURCE[0]}")
    mkdir -p "$cluster"/{state,run,log,munge,spool/{n1,n2,n3}}
    # Others may not look into the folders, but munge wants to be reached by all.
    chmod 711 "$(dirname "$cluster")" "$cluster" "$cluster/munge"
    sed "s#@DIR@#$cluster#g; s#@HOST@#$(hostname -s)#g; s#@USER@#$(id -un)#g; s#@PORT@#$((2000 + RANDOM % 1000))#g" \
        "$here/slurm.conf.in" >"$cluster/slurm.conf"
    export SLURM_CONF=$cluster/slurm.conf
    mungekey --create --keyfile="$cluster/munge/key"
    munged --socket="$cluster/munge/socket" --key-file="$cluster/munge/key" --seed-file="$cluster/munge/seed" \
        --log-file="$cluster/log/munged.log" --pid-file="$cluster/run/munged.pid"
    slurmctld
    for node in n1 n2 n3; do node_up "$node"; done
    local end=$((SECONDS + node_patience))
    while ((SECONDS < end)); do
        [[ $(timeout 5 sinfo -h -t idle -o %D) != 3 ]] || return 0
        sleep 0.5
    done
    echo "the nodes do not come up:" >&2
    tail -n 5 "$cluster"/log/*.log >&2
    return 1
}

node_up() { slurmd -N "$1"; }

# processes_with VARIABLE=VALUE: prints the processes of the cluster that have this in their environment, without those of the caller.
processes_with() {
    local environment process
    for environment in $(grep -lzxsF "$1" /proc/[0-9]*/environ); do
        process=${environment//[!0-9]/}
        grep -qzxsF "SLURM_CONF=$SLURM_CONF" "$environment" || continue
        [[ $(ps -o sid= -p "$process") == "$(ps -o sid= -p $$)" ]] || echo "$process"
    done
}

# node_lost NODE: ends a node and all that runs on it, as if its power were cut: its daemon, its tasks, and the daemons above them.
node_lost() {
    local -a lost
    mapfile -t lost < <(processes_with "SLURMD_NODENAME=$1")
    ((${#lost[@]} == 0)) || mapfile -t -O "${#lost[@]}" lost < <(ps -o ppid= -p "${lost[@]}" | tr -d ' ')
    kill -9 "$(cat "$cluster/run/slurmd.$1.pid")" "${lost[@]}" 2>/dev/null || true
}

# wait_for_jobs SECONDS: waits until no job is queued or running.
wait_for_jobs() {
    local end=$((SECONDS + $1)) jobs
    while jobs=$(timeout 5 squeue -h) || jobs=unknown; [[ -n $jobs ]]; do
        ((SECONDS < end)) || { echo "jobs are left after $1 s:" >&2; timeout 5 squeue >&2; return 1; }
        sleep 0.5
    done
}

# cluster_down: ends all that belongs to the cluster.
cluster_down() {
    [[ -n ${cluster:-} && -e $cluster/slurm.conf ]] || return 0
    local -a left
    local signal tried
    for signal in TERM KILL; do
        mapfile -t left < <(processes_with "SLURM_CONF=$SLURM_CONF")
        ((${#left[@]} > 0)) || return 0
        kill -"$signal" "${left[@]}" 2>/dev/null || true
        for ((tried = 0; tried < end_patience * 5; ++tried)); do
            [[ -n $(processes_with "SLURM_CONF=$SLURM_CONF") ]] || return 0
            sleep 0.2
        done
    done
}
