import { Mark } from '@tiptap/core'

/** A mark without attributes that is written as one element. */
const plainMark = (name: string, tag: string, excludes = '') =>
  Mark.create({
    name,
    excludes: excludes || name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

export const subscript = plainMark('subscript', 'sub', 'subscript superscript')
export const superscript = plainMark('superscript', 'sup', 'subscript superscript')
export const small = plainMark('small', 'small')
export const highlight = plainMark('highlight', 'mark')
export const keyboardKey = plainMark('keyboardKey', 'kbd')
