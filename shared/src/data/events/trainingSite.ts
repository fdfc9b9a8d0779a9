import { currentConnection } from '../connection/currentConnection.ts'

/** Address of the site with the courses. */
export const trainingSite = (): string => currentConnection().config.links.training
