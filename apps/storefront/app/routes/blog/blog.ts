import { redirect, type LoaderFunctionArgs } from 'react-router'
import { blogPath } from '../../platform/urls/blog-links.ts'
import { readLocale } from '../../platform/i18n/locale.ts'

/** The blog opens in its classic layout (spec 2 §2). */
export const loader = ({ params, url }: LoaderFunctionArgs) => redirect(blogPath(readLocale(params)) + url.search)
