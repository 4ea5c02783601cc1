import type * as blog from './blog.ts'
import type * as catalog from './catalog.ts'
import type * as products from './products.ts'
import type * as listings from './listings.ts'
import type * as search from './search.ts'
import type * as companies from './companies.ts'
import type * as contact from './contact.ts'
import type * as content from './content.ts'
import type * as customers from './customers.ts'
import type * as delivery from './delivery.ts'
import type * as drafts from './drafts.ts'
import type * as documents from './documents.ts'
import type * as imports from './imports.ts'
import type * as jobs from './jobs.ts'
import type * as labels from './labels.ts'
import type * as mail from './mail.ts'
import type * as buckets from './listing-buckets.ts'
import type * as media from './media.ts'
import type * as orders from './orders.ts'
import type * as orderRecords from './order-records.ts'
import type * as carts from './carts.ts'
import type * as payments from './payments.ts'
import type * as settings from './settings.ts'
import type * as shoppingLists from './shopping-lists.ts'
import type * as staff from './staff.ts'
import type * as stock from './stock.ts'

/** Every table of the database, by name. `tables.test.ts` compares it with the live schema. */
export interface Tables {
  channels: content.ChannelsTable
  blog_categories: blog.BlogCategoriesTable
  blog_tags: blog.BlogTagsTable
  blog_posts: blog.BlogPostsTable
  blog_post_tags: blog.BlogPostTagsTable
  blog_related_posts: blog.BlogRelatedPostsTable
  blog_comments: blog.BlogCommentsTable
  pages: content.PagesTable
  page_logos: content.PageLogosTable
  contact_messages: contact.ContactMessagesTable
  newsletter_subscribers: contact.NewsletterSubscribersTable
  sliders: content.SlidersTable
  menu_items: content.MenuItemsTable
  social_links: content.SocialLinksTable
  categories: catalog.CategoriesTable
  url_redirects: catalog.UrlRedirectsTable
  brands: catalog.BrandsTable
  attributes: catalog.AttributesTable
  attribute_options: catalog.AttributeOptionsTable
  products: products.ProductsTable
  variants: products.VariantsTable
  printed_labels: labels.PrintedLabelsTable
  product_super_attributes: products.ProductSuperAttributesTable
  variant_options: products.VariantOptionsTable
  product_attribute_values: products.ProductAttributeValuesTable
  product_images: products.ProductImagesTable
  product_categories: products.ProductCategoriesTable
  product_documents: listings.ProductDocumentsTable
  product_listings: listings.ProductListingsTable
  category_listings: listings.CategoryListingsTable
  listing_summaries: listings.ListingSummariesTable
  name_buckets: buckets.NameBucketsTable
  price_buckets: buckets.PriceBucketsTable
  price_bucket_counts: buckets.PriceBucketCountsTable
  listing_changes: buckets.ListingChangesTable
  product_search: search.ProductSearchTable
  stock_changes: listings.StockChangesTable
  search_words: search.SearchWordsTable
  search_state: search.SearchStateTable
  search_synonyms: search.SearchSynonymsTable
  search_pins: search.SearchPinsTable
  search_redirects: search.SearchRedirectsTable
  search_misses: search.SearchMissesTable
  search_synonym_keys: search.SearchSynonymKeysTable
  delivery_zones: delivery.DeliveryZonesTable
  districts: delivery.DistrictsTable
  slot_templates: delivery.SlotTemplatesTable
  slot_exceptions: delivery.SlotExceptionsTable
  delivery_slots: delivery.DeliverySlotsTable
  order_pickings: delivery.OrderPickingsTable
  order_substitutions: delivery.OrderSubstitutionsTable
  delivery_routes: delivery.DeliveryRoutesTable
  route_stops: delivery.RouteStopsTable
  companies: customers.CompaniesTable
  cart_requests: companies.CartRequestsTable
  company_payments: companies.CompanyPaymentsTable
  cart_request_items: companies.CartRequestItemsTable
  customers: customers.CustomersTable
  addresses: customers.AddressesTable
  sessions: customers.SessionsTable
  attempts: customers.AttemptsTable
  one_use_tokens: customers.OneUseTokensTable
  wishlist_items: customers.WishlistItemsTable
  shopping_lists: shoppingLists.ShoppingListsTable
  shopping_list_items: shoppingLists.ShoppingListItemsTable
  message_overrides: settings.MessageOverridesTable
  settings: settings.SettingsTable
  demo_rows: settings.DemoRowsTable
  secrets: customers.SecretsTable
  mails: mail.MailsTable
  media: media.MediaTable
  shipping_methods: orders.ShippingMethodsTable
  payment_methods: orders.PaymentMethodsTable
  carts: carts.CartsTable
  cart_items: carts.CartItemsTable
  orders: orders.OrdersTable
  drafts: drafts.DraftsTable
  order_changes: payments.OrderChangesTable
  payments: payments.PaymentsTable
  payment_events: payments.PaymentEventsTable
  sandbox_payments: payments.SandboxPaymentsTable
  order_items: orders.OrderItemsTable
  order_notes: orderRecords.OrderNotesTable
  order_search: orderRecords.OrderSearchTable
  order_days: orderRecords.OrderDaysTable
  order_day_changes: orderRecords.OrderDayChangesTable
  order_edits: orderRecords.OrderEditsTable
  payment_refunds: payments.PaymentRefundsTable
  documents: documents.DocumentsTable
  document_counters: documents.DocumentCountersTable
  imports: imports.ImportsTable
  import_rows: imports.ImportRowsTable
  import_mappings: imports.ImportMappingsTable
  staff: staff.StaffTable
  staff_sessions: staff.StaffSessionsTable
  staff_challenges: staff.StaffChallengesTable
  staff_passkeys: staff.StaffPasskeysTable
  staff_recovery_codes: staff.StaffRecoveryCodesTable
  staff_claims: staff.StaffClaimsTable
  staff_invites: staff.StaffInvitesTable
  change_sets: staff.ChangeSetsTable
  change_set_changes: jobs.ChangeSetChangesTable
  jobs: jobs.JobsTable
  audit_log: staff.AuditLogTable
  stock_movements: stock.StockMovementsTable
  stock_adjustments: stock.StockAdjustmentsTable
  stock_receipts: stock.StockReceiptsTable
  stock_lots: stock.StockLotsTable
  lot_changes: stock.LotChangesTable
  stock_checks: stock.StockChecksTable
}
