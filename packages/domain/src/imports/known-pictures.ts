import type { Db, Tx } from '@tsiran/db/database'
import { selectKnownPictures } from '../media-library/known-pictures.ts'
import { partsOf } from './cell-values.ts'
import type { ThingRows } from './kind.ts'

/** Of the keys in the column of pictures those that the shop has. */
export const readKnownPictures = (
  db: Db | Tx,
  things: readonly ThingRows[],
): Promise<ReadonlySet<string>> =>
  selectKnownPictures(db, [
    ...new Set(
      things.flatMap(({ rows }) => rows.flatMap((row) => partsOf(row.cell('images') ?? ''))),
    ),
  ])
