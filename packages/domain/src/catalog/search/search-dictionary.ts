import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import type { Reading } from '@tsiran/i18n/fold'
import { sql } from 'kysely'
import { synonymLookups, type SynonymKey } from './search-synonyms.ts'
import { shortened } from './search-typos.ts'
import type { Typed, TypedLetters, TypedWord } from './search-words.ts'

/** Dictionary entries of the catalogue for a text. */
export interface KnownWords {
  /** Keys of the text that are words or stems in the catalogue. */
  whole: ReadonlySet<string>
  /** Keys that begin some word. */
  beginnings: ReadonlySet<string>
  synonyms: readonly SynonymKey[]
}

const maxForms = 300
/** Rows of the synonyms' statement; written out, for the planner plans a limit that it knows better. */
const maxSynonyms = sql.lit(40)
const beyond = '\u{10FFFF}'

const lettersOf = ({ words }: Typed): TypedLetters[] => words.filter((word) => 'readings' in word)
const formsOf = ({ key, forms }: Reading): string[] => [key, ...Object.values(forms).flat()]

/**
 * Looks a text up in the dictionary. Subselects hide the arrays from the planner, which would choose a sequential scan. `offset 0` keeps
 * it from reading all synonyms in their order, as it would while their table has no statistics.
 */
export async function selectKnown(
  db: Db,
  typed: Typed,
  others: readonly Typed[],
): Promise<KnownWords> {
  const readings = [typed, ...others].flatMap(lettersOf).flatMap((word) => word.readings)
  const keys = [...new Set(readings.map(({ key }) => key))]
  const forms = [...new Set([...keys, ...readings.flatMap(formsOf)])].slice(0, maxForms)
  const own = synonymLookups(typed)
  const synonyms = {
    keys: [...new Set([...own.keys, ...others.flatMap((other) => synonymLookups(other).keys)])],
    typos: own.typos,
  }
  const { rows } = await sql<{
    whole: string[]
    beginnings: string[]
    synonyms: SynonymKey[]
  }>`${prepared}
    select
      array(select typed from unnest(${forms}::text[]) typed where exists (select from search_words w where w.key = typed)) as whole,
      array(select typed from unnest(${keys}::text[]) typed where exists (
        select from search_words w where w.key >= typed and w.key < typed || ${beyond} collate "C")) as beginnings,
      (select coalesce(json_agg(found), '[]') from (
        (select key, meant from (
          select * from search_synonym_keys where key = any((select ${synonyms.keys}::text[])::text[]) offset 0
        ) same order by synonym_id limit ${maxSynonyms})
        union
        (select key, meant from (
          select * from search_synonym_keys where typos && (select ${synonyms.typos}::text[]) offset 0
        ) near order by synonym_id limit ${maxSynonyms})
      ) found) as synonyms`.execute(db)
  const [row] = rows
  return {
    whole: new Set(row!.whole),
    beginnings: new Set(row!.beginnings),
    synonyms: row!.synonyms,
  }
}

const maxNear = 1000
/** A part of a word counts as a match from this length on. */
const minLengthPart = 6
const maxReadingsNear = 8

/** Words that may be near a typed key, and words that contain it. */
export interface NearWords {
  near: string[]
  containing: string[]
}

export async function selectNear(db: Db, words: readonly TypedLetters[]): Promise<NearWords> {
  const keys = [
    ...new Set(
      words.flatMap(({ readings }) => readings.slice(0, maxReadingsNear).map(({ key }) => key)),
    ),
  ]
  const typos = keys.flatMap(shortened)
  const parts = keys.filter((key) => key.length >= minLengthPart).map((key) => `%${key}%`)
  const { rows } = await sql<NearWords>`${prepared}
    select
      array(select key from search_words where typos && (select ${typos}::text[]) limit ${maxNear}) as near,
      array(select key from search_words where key like any (${parts}::text[]) limit ${maxNear}) as containing`.execute(
    db,
  )
  return rows[0]!
}

/** How well the dictionary knows a word: not at all, as a prefix, as a whole word. */
export const knowledge = { none: 0, beginnings: 1, whole: 2 } as const

function knownAs(word: TypedWord, { whole, beginnings }: KnownWords): number {
  if ('number' in word || word.without) return knowledge.whole
  const forms = word.readings.flatMap(formsOf)
  if (forms.some((form) => whole.has(form))) return knowledge.whole
  return word.readings.some(({ key }) => beginnings.has(key))
    ? knowledge.beginnings
    : knowledge.none
}

export const isKnown = (word: TypedWord, known: KnownWords): boolean =>
  knownAs(word, known) > knowledge.none

/** The lowest {@link knowledge} of a text's words. */
export const knownness = ({ words }: Typed, known: KnownWords): number =>
  words.length === 0 ? knowledge.none : Math.min(...words.map((word) => knownAs(word, known)))

const maxReadings = 8
const fewLetters = 3

/** A text with the first reading of each word and those in the dictionary. */
export function narrowed(typed: Typed, { whole, beginnings }: KnownWords): Typed {
  const known = (reading: Reading) =>
    beginnings.has(reading.key) || formsOf(reading).some((form) => whole.has(form))
  const isWhole = (reading: Reading) =>
    formsOf(reading).some((form) => form.length >= fewLetters && whole.has(form))
  const words = typed.words.map((word) => {
    const [own, ...rest] = 'number' in word ? [] : word.readings
    if ('number' in word || !own) return word
    const others = rest.filter(known)
    // Where only another reading is a whole word, the first is not taken as a prefix.
    const isOther =
      !isWhole(own) && others.some(({ key }) => key.length >= fewLetters && whole.has(key))
    const readings = isOther
      ? others.toSorted((a, b) => Number(whole.has(b.key)) - Number(whole.has(a.key)))
      : [own, ...others]
    return { ...word, readings: readings.slice(0, maxReadings), known: whole }
  })
  return { ...typed, words }
}
