import { Node } from '@tiptap/core'

/** A node that is written as its element. While it is edited it is a `div`, so that the browser neither closes nor opens it. */
const block = (name: string, tag: string, content: string, more: { group?: string } = {}) =>
  Node.create({
    name,
    content,
    ...more,
    defining: true,
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addNodeView: () => () => {
      const dom = document.createElement('div')
      dom.dataset['node'] = tag
      return { dom, contentDOM: dom }
    },
  })

const text = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
})

/** One of the shop's own pictures. */
const image = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: text('src'),
    alt: text('alt'),
    width: text('width'),
    height: text('height'),
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** What pages and posts hold beside what a description may hold. */
export const pageNodes = [
  block('details', 'details', 'summary block*', { group: 'block' }),
  block('summary', 'summary', 'inline*'),
  block('descriptionList', 'dl', '(descriptionTerm | descriptionValue)+', { group: 'block' }),
  block('descriptionTerm', 'dt', 'inline*'),
  block('descriptionValue', 'dd', 'block+'),
  block('figure', 'figure', '(image | table | blockquote) figcaption?', { group: 'block' }),
  block('figcaption', 'figcaption', 'inline*'),
  image,
]
