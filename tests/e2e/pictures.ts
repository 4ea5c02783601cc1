/** A picture of one pixel. Browsers look at the bytes, not at the ending of the name. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
)

/** What the shop draws: a product and a category that only the tests of pictures show, and the placeholder. */
export const drawn = {
  product: 'products/hou-036',
  productPage: '/shop/products/baby-laundry-soap-flakes',
  category: 'categories/346',
  placeholder: 'placeholder/product',
} as const
