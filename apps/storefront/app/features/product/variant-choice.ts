import type { Variant } from '@tsiran/contract/product-shapes'

/** Attribute id to option id: what a shopper has chosen so far. */
export type Choice = Readonly<Record<number, number>>
/** Variant id to attribute id to option id, as the API sends it. */
export type VariantIndex = Readonly<Record<string, Readonly<Record<string, number>>>>

const matches = (options: Readonly<Record<string, number>>, choice: Choice) =>
  Object.entries(choice).every(([attribute, option]) => options[attribute] === option)

/** Ids of the variants that have every chosen option. */
export function matchingVariants(index: VariantIndex, choice: Choice): number[] {
  return Object.keys(index)
    .filter((variant) => matches(index[variant]!, choice))
    .map(Number)
}

function without(choice: Choice, attribute: number): Choice {
  const { [attribute]: _left, ...rest } = choice
  return rest
}

/** Whether a variant has the option together with the options chosen for the other attributes. */
export function offersOption(
  index: VariantIndex,
  choice: Choice,
  attribute: number,
  option: number,
): boolean {
  return matchingVariants(index, { ...without(choice, attribute), [attribute]: option }).length > 0
}

/**
 * Chooses an option. Earlier choices that no variant offers together with it are unchecked;
 * attributes with one option left in all of the product stay chosen.
 */
export function chooseOption(
  index: VariantIndex,
  choice: Choice,
  attribute: number,
  option: number,
): Choice {
  let next: Choice = { [attribute]: option }
  for (const [other, chosen] of Object.entries(choice)) {
    if (Number(other) === attribute) continue
    const narrowed = { ...next, [other]: chosen }
    if (matchingVariants(index, narrowed).length > 0) next = narrowed
  }
  return next
}

/** The initial choice: the options that all variants share. */
export function sharedChoice(
  attributes: readonly { id: number; options: readonly { id: number }[] }[],
): Choice {
  const single = attributes.flatMap(({ id, options }) =>
    options.length === 1 ? [[id, options[0]!.id] as const] : [],
  )
  return Object.fromEntries(single)
}

/** The variant that the choice names, once every attribute is chosen. */
export function chosenVariant(
  product: {
    variants: readonly Variant[]
    index: VariantIndex
    super_attributes: readonly { id: number }[]
  },
  choice: Choice,
): Variant | undefined {
  if (!product.super_attributes.every(({ id }) => choice[id] !== undefined)) return undefined
  const [id] = matchingVariants(product.index, choice)
  return product.variants.find((variant) => variant.id === id)
}

/** A variant's options in words, `0,33 l, strawberry`. */
export function variantLabel(
  index: VariantIndex,
  attributes: readonly { id: number; options: readonly { id: number; label: string }[] }[],
  variant: number,
): string {
  const options = index[variant] ?? {}
  return attributes
    .flatMap(
      (attribute) => attribute.options.find(({ id }) => id === options[attribute.id])?.label ?? [],
    )
    .join(', ')
}
