/** Milliseconds before each further try. */
const pauses: readonly number[] = [500, 2_000, 5_000]

/**
 * Loads what the page has no scripts without: a phone whose network fails for a moment tries three times more; the last failure
 * is thrown.
 */
export async function withRetries<T>(
  load: () => Promise<T>,
  [pause, ...later] = pauses,
): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (pause === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return withRetries(load, later)
  }
}

/** The texts of a language from their file's URL. */
export const fetchMessages = (url: string): Promise<object> =>
  withRetries(async () => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`The messages of the page answer ${response.status}`)
    return (await response.json()) as object
  })
