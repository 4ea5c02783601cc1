import { apricots } from './apricots.ts'
import type { DemoPost } from './post.ts'

/** Every post of the demo shop's blog. */
export const posts: readonly DemoPost[] = [apricots]
