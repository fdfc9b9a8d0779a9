/** The choice of a member whose words the coach cannot place, to take them as they are. */
export const OWN_WORDS = 'Use my words'
