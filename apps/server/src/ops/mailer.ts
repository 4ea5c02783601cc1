import type { DueMail, MailTry, SendResult } from '@tsiran/domain/mail/send-mails'
import type { Config } from '../config.ts'

export interface Mailer {
  send(mail: DueMail): Promise<SendResult>
  close(): void
}

/** Maximum number of mails in delivery at the same time. */
export const mailsAtOnce: Record<MailTry, number> = { first: 6, again: 2 }

/** In milliseconds. The mail's own timeout ends a silent server. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15 * 60_000 }

/** Sends mails over SMTP; undefined without SMTP_URL. */
export function createMailer({
  smtpUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer | undefined {
  if (smtpUrl === undefined) return undefined
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: mailsAtOnce.first + mailsAtOnce.again,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  // Loaded with the first mail, which one process sends.
  let transport: ReturnType<typeof connect> | undefined
  return {
    async send({
      message_id,
      recipient,
      subject,
      text,
      html,
      reply_to,
      sender_name,
      unsubscribe_url,
      timeout_ms,
    }) {
      try {
        // As an object it is one address, whatever characters it has.
        transport ??= connect()
        await (
          await transport
        ).sendMail({
          from: senderOf(mailFrom, sender_name),
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
    close: () => void transport?.then((opened) => opened.close()),
  }
}

/** The configured sender; one without a name gets the shop's. */
const senderOf = (mailFrom: string, name: string | null) =>
  name === null || mailFrom.includes('<') ? mailFrom : { name, address: mailFrom }

/** One-click unsubscribe, which mail programs show as a button of their own (RFC 8058). */
const endingHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Whether the server refuses this recipient or message permanently. An unreachable server may accept it later. */
function isHopeless(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}
