/**
 * Node's options for the server; the Dockerfile repeats both. The young generation would grow to three times 64 MB under load
 * without rendering faster. The limit of the old generation is seven times its size after load: Node collects earlier below it.
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=8', '--max-old-space-size=384']

/** Limits the arenas of glibc, whose gaps are never returned to the system; other libraries ignore it. */
export const nodeEnv = { MALLOC_ARENA_MAX: '2' }
