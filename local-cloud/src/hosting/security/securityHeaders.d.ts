/** Headers of every answer, whatever it is. */
export declare const SECURITY_HEADERS: Readonly<Record<string, string>>
