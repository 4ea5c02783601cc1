import { use, useLayoutEffect } from 'react'
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterNavigationContext as NavigationContext,
  UNSAFE_FetchersContext as FetchersContext,
} from 'react-router'

/** The data of posts without an answer on the screen, by the button or else the form that sent them. */
const sent = new Map<object, FormData>()
/** The router's posts from before the press. */
let before: (FormData | undefined)[] = []

const keyOf = ({ target, submitter }: SubmitEvent): object => submitter ?? target!

/**
 * Posts a form once, however often it is pressed. The router knows of a post at once, but React renders the busy button later, on a
 * slow phone after a second press. A press counts again when the answer to the first one is on the screen.
 */
export function SinglePosts(): null {
  const router = use(RouterContext)?.router
  use(NavigationContext)
  use(FetchersContext)
  useLayoutEffect(() => {
    if (!router) return
    const findPosts = () =>
      [router.state.navigation, ...router.state.fetchers.values()].map(({ formData }) => formData)
    const posts = findPosts()
    for (const [key, post] of sent) if (!posts.includes(post)) sent.delete(key)
    const refuse = (event: SubmitEvent) => {
      before = findPosts()
      if (!sent.has(keyOf(event))) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const remember = (event: SubmitEvent) => {
      const post = findPosts().find((one) => one && !before.includes(one))
      if (post && (event.target as HTMLFormElement).method === 'post') sent.set(keyOf(event), post)
    }
    addEventListener('submit', refuse, true)
    addEventListener('submit', remember)
    return () => {
      removeEventListener('submit', refuse, true)
      removeEventListener('submit', remember)
    }
  })
  return null
}
