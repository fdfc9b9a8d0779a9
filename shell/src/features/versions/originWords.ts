/** The origins that an environment allows, for example "https://builds.studio.test or http://localhost with any port". */
export const originWords = (origins: readonly string[]): string =>
  origins.map((origin) => origin.replace(/:\*$/, ' with any port')).join(' or ')
