/** Answers of the language model per day (UTC). Beyond them the built-in coach answers. */
export const SIA_ANSWERS_PER_DAY = {
  /** A long day of work with the coach. */
  member: 200,
  /** All members together, which bounds what the language model costs. */
  total: 20_000,
} as const

/** From so many answers left, the member is told how many there are. */
export const SIA_BUDGET_SHOWN_FROM = 20
