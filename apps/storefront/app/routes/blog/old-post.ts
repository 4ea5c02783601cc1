import { redirect, type LoaderFunctionArgs } from 'react-router'
import { postLink, readPostId } from '../../lib/blog-links.ts'
import { readLocale } from '../../lib/locale.ts'

/** A post's other address leads to the one that counts. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(postLink(readLocale(params), readPostId(params.blogId ?? '')), 301)
