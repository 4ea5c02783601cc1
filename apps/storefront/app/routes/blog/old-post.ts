import { postPath } from '@tsiran/contract/shop-paths'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { readPostId } from '../../platform/urls/blog-links.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'

/** Redirects an old address of a post to its canonical one. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(postPath(readLocale(params), readPostId(params.blogId ?? '')), 301)
