import type { RelyingParty } from '@tsiran/domain/staff/relying-party'
import type { Context } from '../context.ts'

/** Where passkeys belong to: the host of the back office. */
export const relyingParty = ({ config }: Pick<Context, 'config'>): RelyingParty => ({
  name: 'Tsiran',
  origin: config.adminOrigin,
})
