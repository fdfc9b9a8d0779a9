/** Name of the product on screen. */
export const PRODUCT_NAME = 'Outcome Studio'

/** Version of this build (docs/product.md §9). */
export const BUILD_VERSION = '19.2.0'

/** Region of the Cloud Functions (docs/product.md §9). */
export const FUNCTIONS_REGION = 'us-west3'

/** Maximum length of a document name in UTF-16 code units, as security rules count (docs/product.md §5). */
export const DOCUMENT_NAME_MAX_LENGTH = 128

/** Maximum length of a needs document's industry in UTF-16 code units, as in firestore.rules. */
export const VERTICAL_MAX_LENGTH = 200

/** Incremented when the shape of the stored study changes. */
export const STUDY_SCHEMA_VERSION = 1

/** Incremented when the shape of the stored needs document changes. */
export const NEEDS_SCHEMA_VERSION = 1

/** Maximum size of a Firestore document in bytes (1 MiB). */
export const DOCUMENT_MAX_BYTES = 1_048_576

/** Fraction of DOCUMENT_MAX_BYTES above which a study shows a warning. */
export const DOCUMENT_WARN_RATIO = 0.8

/** Number of saves of a study that are stored as versions. */
export const VERSIONS_KEPT = 100

/** Maximum length of the name of a version, in characters. Also in firestore.rules. */
export const VERSION_NAME_LENGTH = 100

/** Milliseconds from loading a member to the subscription check (docs/product.md §4). */
export const SUBSCRIPTION_CHECK_DELAY = 10_000

/** Milliseconds on the home path after which the checklist opens automatically (docs/product.md §4). */
export const CHECKLIST_OPEN_DELAY = 3_000

/** Timeout for loading a lazy chunk, in milliseconds (docs/product.md §9). */
export const CHUNK_LOAD_TIMEOUT = 120_000

/** Milliseconds for which unused query data is cached (docs/product.md §9). */
export const UNUSED_DATA_KEPT = 60_000

/** Width of the sidebar in CSS pixels (docs/product.md §9). */
export const SIDEBAR_WIDTH = 56

/** Prices that distinguish the two memberships, in US cents. The values are our choice (docs/product.md §9). */
export const YEARLY_PRICE = 59_900
export const MONTHLY_PRICE = 5_900

/** Fewest seats of a group plan. One seat would be a cheaper plan for one person (docs/product.md §9). */
export const MIN_GROUP_SEATS = 2
/** Most seats of a group that a member can ask for (docs/product.md §9). */
export const MAX_GROUP_SEATS = 1_000
/** Most addresses that can be invited to seats at once. */
export const MOST_INVITED = 50

/** Days for which a member keeps access after a payment has failed (docs/product.md §4). */
export const GRACE_DAYS = 14

/** Days before the end of these days on which a member is reminded of it (docs/product.md §9). */
export const GRACE_REMINDER_DAYS = 3

/** Interval between two fetches of Remote Config, in milliseconds (docs/product.md §9). */
export const REMOTE_CONFIG_REFETCH_INTERVAL = 3_660_000

/** Minimum age of a Remote Config response before it is fetched again, in milliseconds (docs/product.md §9). */
export const REMOTE_CONFIG_MINIMUM_FETCH_INTERVAL = 3_600_000

/** Timeout for fetching Remote Config, in milliseconds (docs/product.md §9). */
export const REMOTE_CONFIG_FETCH_TIMEOUT = 60_000
