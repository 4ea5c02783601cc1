import { createClient, fetchTransport } from '@tsiran/contract/client'
import { withSessionRefusals } from './session-refusals.ts'

/** Origin of the API; empty for the page's own. */
const API_HOST = ''

/** The API from the browser. Loaders and actions use `clientContext`. */
export const api = createClient(withSessionRefusals(fetchTransport(API_HOST)))
