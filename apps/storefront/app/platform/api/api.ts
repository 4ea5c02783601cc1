import { createClient, fetchTransport } from '@tsiran/contract/client'

/** Where the API lives; empty for the page's own origin. */
const API_HOST = ''

/** The API from the browser. Loaders and actions use `clientContext`. */
export const api = createClient(fetchTransport(API_HOST))
