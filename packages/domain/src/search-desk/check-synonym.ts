import { maxDeskTexts } from '@tsiran/contract/admin/search-desk'
import { noProduct } from '../catalog/search/search-synonyms.ts'
import { wordsOf } from '../catalog/search/search-words.ts'
import { fieldError } from '../errors.ts'
import { tidy } from '../shared/text.ts'

export interface SynonymChange {
  typed: string
  /** Null for a thing that the shop does not sell. */
  meant: string | null
  both_ways: boolean
}

/** A synonym as its row holds it. Refuses texts without words with `validation_failed`. */
export function checkedSynonym({ typed, meant, both_ways }: SynonymChange) {
  const row = {
    typed: tidy(typed).slice(0, maxDeskTexts.synonym),
    meant: meant === null ? noProduct : tidy(meant).slice(0, maxDeskTexts.synonym),
    both_ways: both_ways && meant !== null,
  }
  if (wordsOf(row.typed).length === 0) throw fieldError('typed', 'required')
  if (meant !== null && wordsOf(row.meant).length === 0) throw fieldError('meant', 'required')
  return row
}
