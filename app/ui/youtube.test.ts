import { describe, expect, it } from 'vitest';
import { youtubeId } from './youtube';

describe('youtubeId', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abc_DEF-123', 'abc_DEF-123'],
    ['https://youtu.be/abc_DEF-123?t=10', 'abc_DEF-123'],
    ['https://www.youtube-nocookie.com/embed/abc_DEF-123', 'abc_DEF-123'],
    ['https://m.youtube.com/shorts/abc_DEF-123', 'abc_DEF-123'],
    ['https://www.youtube.com/live/abc_DEF-123', 'abc_DEF-123'],
    ['https://www.youtube.com/channel/abc_DEF-123', null],
    ['https://www.youtube.com/watch?v=%22%3E%3Cb', null],
    ['https://youtube.com.evil.example/watch?v=abc_DEF-123', null],
    ['javascript:alert(1)', null],
    ['https://contoh.example/video.mp4', null],
    ['', null],
  ])('%s', (link, id) => expect(youtubeId(link)).toBe(id));
});
