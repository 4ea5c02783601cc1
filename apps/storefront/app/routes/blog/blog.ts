import { blogListPath } from '@tsiran/contract/shop-paths'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { readLocale } from '../../platform/i18n/locale.ts'

/** The blog opens in its classic layout (spec 2 §2). */
export const loader = ({ params, url }: LoaderFunctionArgs) => redirect(blogListPath(readLocale(params)) + url.search)
