/** Every error code of the API and its HTTP status. A code is stable; its message is for people. */
export const errorStatus = {
  bad_request: 400,
  unknown_locale: 400,
  unknown_filter: 400,
  invalid_json: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  second_factor_needed: 401,
  forbidden: 403,
  email_unverified: 403,
  account_blocked: 403,
  cross_site: 403,
  confirmation_needed: 403,
  line_locked: 403,
  checkout_not_allowed: 403,
  not_found: 404,
  link_invalid: 404,
  request_timeout: 408,
  already_in_cart: 409,
  cart_changed: 409,
  cart_empty: 409,
  cart_full: 409,
  step_missing: 409,
  credit_limit_reached: 409,
  email_taken: 409,
  too_many_addresses: 409,
  too_many_favorites: 409,
  too_many_users: 409,
  conflict: 409,
  order_open: 409,
  money_open: 409,
  debt_open: 409,
  manager_needed: 409,
  last_owner: 409,
  factor_needed: 409,
  payment_exceeded: 409,
  not_packed: 409,
  order_canceled: 409,
  stop_reported: 409,
  on_other_route: 409,
  not_on_route: 409,
  route_begun: 409,
  route_done: 409,
  route_empty: 409,
  cash_returned: 409,
  version_conflict: 409,
  stock_changed: 409,
  already_received: 409,
  already_moved: 409,
  in_use: 409,
  slot_taken: 409,
  below_minimum: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  validation_failed: 422,
  subscriber_email_invalid: 422,
  too_many_rows: 422,
  too_many_products: 422,
  import_invalid: 422,
  too_many_requests: 429,
  too_many_attempts: 429,
  too_many_orders: 429,
  too_many_unpaid_orders: 429,
  headers_too_large: 431,
  internal: 500,
  payment_unavailable: 502,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Codes that any endpoint may answer with. */
export const sharedErrors = [
  'bad_request',
  'unknown_locale',
  'invalid_json',
  'unauthenticated',
  'cross_site',
  'payload_too_large',
  'uri_too_long',
  'unsupported_media_type',
  'validation_failed',
  'too_many_requests',
  'headers_too_large',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** What every error answer holds. Some codes add `errors` or `data`. */
export interface ErrorBody {
  message: string
  code: ErrorCode
  /** On a failure of the server: the request's id in the log. Every answer carries it in the header `x-request-id`. */
  request_id?: string
  /** Field name to its messages, on `validation_failed` and other errors of one field. */
  errors?: Record<string, string[]>
  /** The present state, on `cart_changed` and `version_conflict`; what is in the way, on `in_use`. */
  data?: unknown
  /** `message` again, and false, where an endpoint's `refusalFields` name them. */
  error?: string
  success?: false
}
