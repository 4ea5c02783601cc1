import { createClient, type Transport } from '../client.ts'
import type { AdminInput, AdminKey, AdminOutput } from './api.ts'

export interface AdminClient {
  /** Calls an endpoint of the back office by its key, `GET /api/admin/me`. Throws ApiError on a refusal. */
  <K extends AdminKey>(
    key: K,
    input?: AdminInput<K> & { signal?: AbortSignal },
  ): Promise<AdminOutput<K>>
}

/** Makes the back office's typed client over a transport. */
export const createAdminClient = (transport: Transport): AdminClient =>
  createClient<AdminClient>(transport)
