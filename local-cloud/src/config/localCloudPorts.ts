/** Ports of the local cloud's services. */
export interface LocalCloudPorts {
  readonly firestore: number
  readonly auth: number
  readonly functions: number
  /** The identity provider: sign-in, sign-up, password and log-out pages. */
  readonly identity: number
  /** The payment provider, if one is configured. */
  readonly payments: number
  /** The video conferences, if they are configured. */
  readonly zoom: number
  /** The player page for videos, if it is configured. */
  readonly video: number
  /** Receives mail of the functions, by SMTP. */
  readonly smtp: number
  /** Developer pages, mainly the mailbox. */
  readonly console: number
}

/** Ports of the Firebase emulators, for services that they have. */
export const STANDARD_PORTS: LocalCloudPorts = {
  firestore: 8080,
  auth: 9099,
  functions: 5001,
  identity: 9200,
  payments: 9300,
  zoom: 9400,
  video: 9500,
  smtp: 2525,
  console: 4000,
}

/** @param offset added to every port, so that several local clouds run side by side */
export function localCloudPorts(offset: number, ports: LocalCloudPorts = STANDARD_PORTS): LocalCloudPorts {
  return {
    firestore: ports.firestore + offset,
    auth: ports.auth + offset,
    functions: ports.functions + offset,
    identity: ports.identity + offset,
    payments: ports.payments + offset,
    zoom: ports.zoom + offset,
    video: ports.video + offset,
    smtp: ports.smtp + offset,
    console: ports.console + offset,
  }
}
