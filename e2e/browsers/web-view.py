"""Shows a page of Qt WebEngine in a window, with a microphone that hums: web-view.py PyQt6 FOLDER SWITCHES."""
import sys
import wave
from array import array
from importlib import import_module
from math import pi, sin

qt, folder, *switches = sys.argv[1:]
rate_hz = 48_000
with wave.open(f"{folder}/hum.wav", "wb") as hum:
    hum.setparams((1, 2, rate_hz, 0, "NONE", None))
    hum.writeframes(array("h", (int(8_000 * sin(2 * pi * 440 * at / rate_hz)) for at in range(rate_hz))))

widgets = import_module(f"{qt}.QtWebEngineWidgets")
core = import_module(f"{qt}.QtWebEngineCore") if qt == "PyQt6" else widgets
capture = f"--use-file-for-fake-audio-capture={folder}/hum.wav"
application = import_module(f"{qt}.QtWidgets").QApplication(
    [sys.argv[0], "--webEngineArgs", *switches, capture]
)
# A profile without a name writes nothing to the disk.
profile = core.QWebEngineProfile()
page = core.QWebEnginePage(profile)


def grant(origin, feature):
    if feature == page.Feature.MediaAudioCapture:
        page.setFeaturePermission(origin, feature, page.PermissionPolicy.PermissionGrantedByUser)


page.featurePermissionRequested.connect(grant)
view = widgets.QWebEngineView()
view.setPage(page)
view.resize(1440, 900)
view.setUrl(import_module(f"{qt}.QtCore").QUrl("about:blank"))
view.show()
application.exec()
