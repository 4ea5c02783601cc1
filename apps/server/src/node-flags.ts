/**
 * Node's options for the server; the Dockerfile repeats them. With 8 MB for the young generation a rendered page takes a third to a
 * half more processor time (docs/decisions/0034). The limit of the old generation is seven times its size after load: Node collects
 * earlier below it. A quiet process returns memory by `gc` (docs/decisions/0036).
 */
export const nodeFlags: readonly string[] = [
  '--max-semi-space-size=32',
  '--max-old-space-size=384',
  '--expose-gc',
]

/** Limits the arenas of glibc, whose gaps are never returned to the system; other libraries ignore it. */
export const nodeEnv = { MALLOC_ARENA_MAX: '2' }
