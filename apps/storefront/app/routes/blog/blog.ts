import { blogListPath } from '@tsiran/contract/shop-paths'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { readLocale } from '@tsiran/app-kit/i18n/locale'

/** The blog opens in its classic layout (spec 2 §2). */
export const loader = ({ params, url }: LoaderFunctionArgs) =>
  redirect(blogListPath(readLocale(params)) + url.search)
