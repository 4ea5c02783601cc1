import Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { maxLengths } from './limits.ts'
import { LocaleQuery, Message, PlainText } from './schema.ts'

const anonymousCall = {
  method: 'POST',
  tag: 'content',
  cache: 'personal',
  access: 'public',
  anonymous: true,
} as const

export const sendMessage = endpoint({
  ...anonymousCall,
  path: '/api/contact-us',
  summary:
    'Sends a message to the shop; the answer is the English sentence in every language, since clients know it by that',
  body: Type.Object({
    email: PlainText(maxLengths.email),
    name: PlainText(maxLengths.senderName),
    phone: Type.Optional(PlainText(maxLengths.senderPhone)),
    message: PlainText(maxLengths.message),
    /** Honeypot: people leave it empty. A filled one gets the same answer and is dropped. */
    website: Type.Optional(PlainText(300)),
    ...LocaleQuery,
  }),
  success: Type.Object({ message: Message }),
  errors: ['too_many_attempts'],
})
export const subscribe = endpoint({
  ...anonymousCall,
  path: '/api/subscribe',
  summary:
    'Mails a link that starts the newsletter; the same answer whether the address has it already or not',
  body: Type.Object({ subscriber_email: PlainText(maxLengths.email), ...LocaleQuery }),
  success: Type.Object({ success: Message }),
  errors: ['subscriber_email_invalid', 'too_many_attempts'],
  refusalFields: ['error'],
})
const keyCall = {
  ...anonymousCall,
  body: Type.Object({ key: PlainText(100), ...LocaleQuery }),
  success: Type.Object({ message: Message }),
  errors: ['link_invalid'],
} as const
export const confirmSubscription = endpoint({
  ...keyCall,
  path: '/api/subscribe/confirm',
  summary: 'Starts the newsletter with the key of the mailed link',
})
export const unsubscribe = endpoint({
  ...keyCall,
  path: '/api/subscribe/end',
  summary: 'Ends the newsletter with the key that stands in each of its mails',
})
