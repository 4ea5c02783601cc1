/**
 * Node's options for the server; the Dockerfile repeats both. Pages of 16 visitors at once outlive a smaller young generation, and are
 * copied and marked in the old one (docs/decisions/0034). The limit of the old generation is seven times its size after load: Node
 * collects earlier below it.
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=32', '--max-old-space-size=384']

/** Limits the arenas of glibc, whose gaps are never returned to the system; other libraries ignore it. */
export const nodeEnv = { MALLOC_ARENA_MAX: '2' }
