import { redirect, type LoaderFunctionArgs } from 'react-router'
import { postLink, readPostId } from '../../platform/urls/blog-links.ts'
import { readLocale } from '../../platform/i18n/locale.ts'

/** A post's other address leads to the one that counts. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(postLink(readLocale(params), readPostId(params.blogId ?? '')), 301)
