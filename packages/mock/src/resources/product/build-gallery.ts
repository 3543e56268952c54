import type { GalleryMedium } from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import { hash } from '../../catalogue/random.ts'
import type { Place } from '../../index/catalogue-index.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { pictureUrl } from '../item/build-item.ts'

const maxScenes = 4

/** The product alone, then in use; every third product also has a short video. Source: assumed. */
export function buildGallery(mock: MockContext, place: Place): readonly GalleryMedium[] {
  const { leaf, row } = place
  const { main } = mock.baseUrls
  const id = at(leaf.items.ids, row)
  const seed = at(leaf.items.groups, row) || id
  const scenes = Array.from({ length: hash('gallery', id) % (maxScenes + 1) }, (_, scene): GalleryMedium => {
    const picture = `${main}/pictures/review/${leaf.picture}/${seed}-${scene}`
    return { type: 'image', url: `${picture}.webp`, thumbnail: `${picture}.small.webp` }
  })
  const video: GalleryMedium = {
    type: 'video',
    url: `${main}/pictures/turntable.webm`,
    thumbnail: pictureUrl(mock, place),
  }
  return [{ type: 'image', url: pictureUrl(mock, place) }, ...scenes, ...(id % 3 === 0 ? [video] : [])]
}
