/** Name of the product as members read it. */
export const PRODUCT_NAME = 'Outcome Studio'

/** Version of this build (specification, section 9). */
export const BUILD_VERSION = '19.2.0'

/** Region the cloud functions run in (specification, section 9). */
export const FUNCTIONS_REGION = 'us-west3'

/** Longest document name, in UTF-16 code units as an input's maxLength counts them (specification, section 5). */
export const DOCUMENT_NAME_MAX_LENGTH = 128

/** Raised when the shape of the stored study changes. */
export const STUDY_SCHEMA_VERSION = 1

/** Most bytes the database takes in one document (1 MiB). */
export const DOCUMENT_MAX_BYTES = 1_048_576

/** Share of DOCUMENT_MAX_BYTES from which a study warns that it is getting full. */
export const DOCUMENT_WARN_RATIO = 0.8

/** How many of a study's saves are kept as versions, the latest ones. */
export const VERSIONS_KEPT = 100

/** Wait after a member loads before the subscription is checked, in milliseconds (specification, section 4). */
export const SUBSCRIPTION_CHECK_DELAY = 10_000

/** Wait on the home path before the checklist opens by itself, in milliseconds (specification, section 4). */
export const CHECKLIST_OPEN_DELAY = 3_000

/** Longest wait for a lazy chunk, in milliseconds (specification, section 9). */
export const CHUNK_LOAD_TIMEOUT = 120_000

/** How long unused data stays in the cache, in milliseconds (specification, section 9). */
export const UNUSED_DATA_KEPT = 60_000

/** Width of the sidebar in CSS pixels (specification, section 9). */
export const SIDEBAR_WIDTH = 56

/** Prices that tell the two memberships apart, in US cents. The specification names them without values; these are ours. */
export const YEARLY_PRICE = 59_900
export const MONTHLY_PRICE = 5_900

/** Wait between two looks at Remote Config, in milliseconds (specification, section 9). */
export const REMOTE_CONFIG_REFETCH_INTERVAL = 3_660_000

/** Youngest age at which what Remote Config said is asked for again, in milliseconds (specification, section 9). */
export const REMOTE_CONFIG_MINIMUM_FETCH_INTERVAL = 3_600_000

/** Longest wait for Remote Config, in milliseconds (specification, section 9). */
export const REMOTE_CONFIG_FETCH_TIMEOUT = 60_000
