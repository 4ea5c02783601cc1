let visits = 0

/** A URL of the API that no cached answer serves: each guest has a token. Caches ignore parameters that an endpoint does not read. */
export const freshPath = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}api_token=${visits++}`

/** Headers of a visitor whose pages are rendered: a session that has ended. */
export const rendered = { cookie: 'tsiran_session=ended' }

/** Headers for a URL: those of such a visitor for a page that {@link freshPath} made. The API refuses a session that has ended. */
export const headersFor = (url: string): Record<string, string> =>
  url.includes('api_token=') && !url.includes('/api/') ? rendered : {}
