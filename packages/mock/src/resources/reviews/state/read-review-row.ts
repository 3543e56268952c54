import type { JsonNode } from '../../../state/store/json-node.ts'
import type { Medium, ReviewRow } from './review-row.ts'

/** Reads a written review of a snapshot. */
export function readReviewRow(node: JsonNode): ReviewRow {
  const written = node.field('written')
  return {
    id: node.field('id').integer(),
    marks: node.field('marks').integer(1, 5),
    created: node.field('created').integer(),
    likes: node.field('likes').integer(),
    images: node.field('images').integer(),
    videos: node.field('videos').integer(),
    written: {
      memberId: written.field('memberId').text(),
      nickname: written.field('nickname').text(),
      message: written.field('message').text(),
      media: written.field('media').list(readMedium),
    },
  }
}

function readMedium(node: JsonNode): Medium {
  return {
    mimeType: node.field('mimeType').text(),
    name: node.field('name').text(),
    path: node.field('path').text(),
    thumbPath: node.field('thumbPath').text(),
  }
}
