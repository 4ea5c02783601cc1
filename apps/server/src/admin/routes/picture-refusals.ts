import type { PictureProblem } from '@tsiran/contract/admin/media-shapes'
import * as contract from '@tsiran/contract/admin/media'
import type { Locale } from '@tsiran/contract/locale'
import { DomainError } from '@tsiran/domain/errors'
import { translate } from '@tsiran/i18n/translate'
import type { UploadedFile } from '../uploads.ts'

const maxMegabytes = contract.maxPictureBytes / 1024 / 1024
const values = { max: maxMegabytes }

/** A refused file with the reason in a language. */
export const worded = (
  { name, problem }: { name: string; problem: PictureProblem },
  locale: Locale,
) => ({
  name,
  message: translate(locale, `field.${problem}`, values),
})

/** The refusal of a call that brought no picture at all: a sentence for each file. */
export const noPicture = (
  files: readonly UploadedFile[],
  refused: readonly { problem: PictureProblem }[],
) =>
  new DomainError('validation_failed', {
    fields: {
      file:
        files.length === 0
          ? [{ key: 'required' }]
          : refused.map(({ problem }) => ({ key: problem, values })),
    },
  })
