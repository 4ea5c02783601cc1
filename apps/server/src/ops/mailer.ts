import type { DueMail, MailTry, SendResult } from '@tsiran/domain/mail/send-mails'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

export interface Mailer {
  send(mail: DueMail): Promise<SendResult>
  close(): void
}

/** Mails that are delivered at the same time at most. */
export const mailsAtOnce: Record<MailTry, number> = { first: 6, again: 2 }

/** Milliseconds. A silent server is left to the time limit of the mail. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15 * 60_000 }

/** Sends mails over SMTP; undefined where no server is set. */
export function createMailer({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer | undefined {
  if (smtpUrl === undefined) return undefined
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: mailsAtOnce.first + mailsAtOnce.again,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ message_id, recipient, subject, text, html, reply_to, unsubscribe_url, timeout_ms }) {
      try {
        // As an object the address is one address, whatever signs are in it.
        await transport.sendMail({
          from: mailFrom,
          to: { name: '', address: recipient },
          ...(reply_to !== null && { replyTo: { name: '', address: reply_to } }),
          ...(unsubscribe_url !== null && { headers: endingHeaders(unsubscribe_url) }),
          messageId: message_id,
          subject,
          text,
          html,
          signal: AbortSignal.timeout(timeout_ms),
        })
        return { sent: true }
      } catch (error) {
        return { sent: false, reason: (error as Error).message, hopeless: isHopeless(error) }
      }
    },
    close: () => transport.close(),
  }
}

/** What mail programs show as their own button: one press ends it, without a page (RFC 8058). */
const endingHeaders = (url: string) => ({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })

/** The server refuses this recipient or message for good; a server that is away or refuses us may take it later. */
function isHopeless(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}
