// Unpacks the browser that comes as a package into the folder for temporary files.

import packed from '@sparticuz/chromium';

await packed.executablePath();
