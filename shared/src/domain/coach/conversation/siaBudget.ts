/** From so many answers left, the member is told how many there are. */
export const SIA_BUDGET_SHOWN_FROM = 20
