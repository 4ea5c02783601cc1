/** Milliseconds before each further try. */
const pauses: readonly number[] = [500, 2_000, 5_000]

/**
 * The texts of a language from their file's URL. The page has no scripts without them, so a phone whose network fails for a moment
 * tries three times more; the last failure is thrown.
 */
export async function fetchMessages(url: string, [pause, ...later] = pauses): Promise<object> {
  try {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`The messages of the page answer ${response.status}`)
    return (await response.json()) as object
  } catch (error) {
    if (pause === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return fetchMessages(url, later)
  }
}
