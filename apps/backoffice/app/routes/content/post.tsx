import { useQuery } from '@tanstack/react-query'
import { postPath } from '@tsiran/contract/shop-paths'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useParams } from 'react-router'
import { postQuery } from '../../features/content/content-queries.ts'
import { DeletedNote } from '../../features/content/deleted-note.tsx'
import { ThingState } from '../../features/content/thing-state.tsx'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { Page } from '../../features/shell/page.tsx'
import { ShopLink } from '../../features/shell/shop-link.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import { PostForm } from './post-form.tsx'

/** One post of the blog. */
export default function Post() {
  const t = useMessages()
  const locale = useLocale()
  const query = useQuery(postQuery(Number(useParams()['id'])))
  const back = { to: '/content/posts', label: t('content.posts') }
  return (
    <LoadThing query={query} back={back}>
      {(post) => (
        <Page
          key={post.id}
          title={post.title[locale]}
          aside={<ThingState state={post.state} />}
          back={back}
          actions={post.state === 'published' && <ShopLink href={postPath(locale, post.id)} />}
        >
          <DeletedNote kind="posts" thing={post} name={post.title[locale]} />
          <PostForm post={post} />
        </Page>
      )}
    </LoadThing>
  )
}
