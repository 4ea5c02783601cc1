import Type, { type TProperties } from 'typebox'
import { LocaleQuery } from '../schema.ts'
import { Version } from './schema.ts'

/** The body of a change: a field that is left out stays. */
export const changeOf = <P extends TProperties>(fields: P) =>
  Type.Object({
    ...LocaleQuery,
    version: Version,
    ...Type.Partial(Type.Object(fields)).properties,
  })
