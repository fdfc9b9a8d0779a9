/**
 * Field of a stored version that replaces `content` once the server has compressed it: bytes, gzip of the content as
 * JSON (docs/decisions/versions-of-a-study.md).
 */
export const PACKED_CONTENT = 'packedContent'
