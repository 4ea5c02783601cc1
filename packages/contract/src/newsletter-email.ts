import { isEmail } from './patterns.ts'

/**
 * The newsletter's rule for an e-mail (spec 2 §5; R40): word characters with single dots or hyphens between them,
 * an at-sign, the same again, a dot, two or three letters. Every repetition starts with a sign that the one before cannot hold,
 * so a match is found or refused in linear time.
 */
const pattern = /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,3}$/

/** Tells whether the newsletter takes an address, without outer blanks. */
export const isNewsletterEmail = (text: string): boolean => isEmail(text) && pattern.test(text)
