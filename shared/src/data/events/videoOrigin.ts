import { currentConnection } from '../connection/currentConnection.ts'

/** Origin of the page that plays recordings. */
export const videoOrigin = (): string => currentConnection().config.video.origin
