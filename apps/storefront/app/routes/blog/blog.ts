import { redirect, type LoaderFunctionArgs } from 'react-router'
import { blogPath } from '../../lib/blog-links.ts'
import { readLocale } from '../../lib/locale.ts'

/** The blog opens in its classic layout (spec 2 §2). */
export const loader = ({ params, url }: LoaderFunctionArgs) => redirect(blogPath(readLocale(params)) + url.search)
