import type { Mailing } from '@tsiran/domain/mail/mailing'
import type { Context } from '../context.ts'
import type { Caller } from './endpoint-handler.ts'

/** How mails of a call are written: in the caller's language, with links to the configured origin alone. */
export const mailingOf = ({ config }: Context, { locale }: Caller): Mailing => ({
  locale,
  origin: config.origin,
})
